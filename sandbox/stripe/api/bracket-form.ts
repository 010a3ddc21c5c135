/** What a form-encoded Stripe request holds: texts, and trees whose array keys are their indexes. */
export type FormValue = string | FormTree;
export interface FormTree {
  [key: string]: FormValue;
}

function emptyTree(): FormTree {
  // Without a prototype, so that a key such as __proto__ is only a key.
  return Object.create(null) as FormTree;
}

function splitKey(key: string): string[] {
  const [head = '', ...rest] = key.split('[');
  return [head, ...rest.map((part) => (part.endsWith(']') ? part.slice(0, -1) : part))];
}

function childOf(tree: FormTree, key: string): FormTree {
  const present = tree[key];
  if (typeof present === 'object') return present;
  const made = emptyTree();
  tree[key] = made;
  return made;
}

/** Reads `a[b][0][c]=x&list[]=y` into a tree. A repeated plain key keeps its last value, `[]` appends. */
export function parseBracketForm(text: string): FormTree {
  const root = emptyTree();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = splitKey(key);
    let tree = root;
    path.forEach((part, depth) => {
      const name = part === '' && depth > 0 ? String(Object.keys(tree).length) : part;
      if (depth === path.length - 1) tree[name] = value;
      else tree = childOf(tree, name);
    });
  }
  return root;
}
