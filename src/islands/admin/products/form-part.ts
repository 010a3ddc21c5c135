import type { ProductChoices } from '#src/contracts/staff-products.ts';
import type { ProductField, ProductForm } from './product-form.ts';
import type { Section } from './product-words.tsx';

/** What every part of the editor is drawn from. */
export interface Part extends Section {
  readonly choices: ProductChoices;
  readonly form: ProductForm;
  /** Changes fields; a function where what they hold by then matters. */
  readonly onChange: (changes: Partial<ProductForm> | ((before: ProductForm) => Partial<ProductForm>)) => void;
  /** How to mend a field; undefined where nothing is wrong with it. */
  readonly problem: (field: ProductField) => string | undefined;
}
