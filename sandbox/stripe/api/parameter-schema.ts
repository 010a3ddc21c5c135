import type { FormValue } from './bracket-form.ts';
import { invalidRequest, notInSandbox } from './stripe-error.ts';

/** Reads one parameter or throws Stripe's refusal. `path` is the name Stripe reports: `line_items[0][quantity]`. */
export type Schema<Value> = (input: FormValue | undefined, path: string) => Value;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type ObjectOf<Shape extends Fields> = { readonly [Key in keyof Shape]: ReturnType<Shape[Key]> };

/** The parameter that stands at `path`, or Stripe's word for its absence. */
function present(input: FormValue | undefined, path: string): FormValue {
  if (input !== undefined) return input;
  throw invalidRequest(`Missing required param: ${path}.`, path, 'parameter_missing');
}

/** Text that must be there and not empty. */
export function filledText(input: FormValue | undefined, path: string): string {
  const value = present(input, path);
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, path);
  if (value !== '') return value;
  const reason = `We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`;
  throw invalidRequest(
    `You passed an empty string for '${path}'. ${reason} You should remove '${path}' from your request or supply a non-empty value.`,
    path,
    'parameter_invalid_empty',
  );
}

/** The same parameter, but it may be left out. */
export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return (input, path) => (input === undefined ? undefined : schema(input, path));
}

/** Known to Stripe, not played here. */
export const unsupported: Schema<undefined> = (input, path) => {
  if (input !== undefined) throw notInSandbox(path);
  return undefined;
};

/** A set of named parameters. Unknown names are refused before anything else is looked at. */
export function object<Shape extends Fields>(fields: Shape): Schema<ObjectOf<Shape>> {
  return (input, path) => {
    const value = present(input, path);
    if (typeof value === 'string') throw invalidRequest(`Invalid object`, path);
    const at = (name: string) => (path === '' ? name : `${path}[${name}]`);
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    if (unknown.length > 0) {
      const names = unknown.map(at);
      const noun = names.length === 1 ? 'parameter' : 'parameters';
      throw invalidRequest(`Received unknown ${noun}: ${names.join(', ')}`, names[0], 'parameter_unknown');
    }
    const read = Object.entries(fields).map(([name, schema]) => [name, schema(value[name], at(name))]);
    return Object.fromEntries(read) as ObjectOf<Shape>;
  };
}

/** Elements numbered from 0; at most `maximum`. */
export function list<Value>(schema: Schema<Value>, maximum: number): Schema<readonly Value[]> {
  return (input, path) => {
    const value = present(input, path);
    const keys = typeof value === 'string' ? [] : Object.keys(value);
    if (typeof value === 'string' || keys.some((key) => !/^\d+$/.test(key))) {
      throw invalidRequest('Invalid array', path);
    }
    if (keys.length > maximum) {
      throw invalidRequest(`Array ${path} exceeded maximum ${maximum} allowed elements.`, path);
    }
    return keys.sort((left, right) => Number(left) - Number(right)).map((key) => schema(value[key], `${path}[${key}]`));
  };
}

/** Stripe's metadata: at most 50 keys of 40 characters with values of 500; an empty value removes its key. */
export const metadata: Schema<Record<string, string>> = (input, path) => {
  const value = present(input, path);
  if (value === '') return {};
  if (typeof value === 'string') throw invalidRequest('Invalid object', path);
  const entries = Object.entries(value);
  if (entries.length > 50) {
    throw invalidRequest(`Metadata can have up to 50 keys, but you passed in ${entries.length}.`, path);
  }
  const read = entries.map(([key, content]): [string, string] => {
    const at = `${path}[${key}]`;
    if (typeof content !== 'string') throw invalidRequest('Metadata values must be strings.', at);
    if (key.length > 40) {
      throw invalidRequest(`Metadata keys can have up to 40 characters. Invalid key: ${key}`, at);
    }
    if (content.length > 500) {
      const length = `you passed in a value that is ${content.length} characters`;
      throw invalidRequest(
        `Metadata values can have up to 500 characters, but ${length}. Invalid value: ${content}`,
        at,
      );
    }
    return [key, content];
  });
  return Object.fromEntries(read.filter(([, content]) => content !== ''));
};
