/** i18next's plural endings: a key is asked for without them. */
type PluralEnding = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutEnding<Key extends string> = Key extends `${infer Stem}${PluralEnding}` ? Stem : Key;

/** The keys of a file of messages, nested ones with dots: `menu.close`, `items` for `items_one` and `items_other`. */
export type MessageKey<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutEnding<Key>
    : `${Key}.${MessageKey<Messages[Key]>}`;
}[keyof Messages & string];
