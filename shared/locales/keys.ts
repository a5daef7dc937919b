type Plural<Key extends string> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

/** A text's path, such as "home.play"; with plurals ("wait_one", "wait_other") the part before the underscore. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Plural<Key> : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];
