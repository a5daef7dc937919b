import type { Topics, Values } from "./generated-keys.ts";

/** A file of texts, without its ending: "account". */
export type Topic = keyof Topics;

/** Key of a text: topic and path, such as "account.codes.title". The texts of every page ("pages") have no topic. */
export type TextKey<Name extends Topic = Topic> = Topics[Name];

/** A text without placeholders. */
export type PlainKey<Key extends TextKey = TextKey> = { [K in Key]: [Values[K]] extends [never] ? K : never }[Key];

type ValuesOf<Key extends TextKey> = {
  readonly [Name in Values[Key]]: Name extends "count" ? number : string | number;
};

/** Arguments after a key: a value for each of its {{placeholders}}; `count` selects the plural form. */
type ArgumentsOf<Key extends TextKey, Value> = [Values[Key]] extends [never]
  ? []
  : [values: ValuesOf<Key> & { readonly [Name in Values[Key]]: Value }];

/** Returns a text of these keys, in the current language. */
export type Translate<Key extends TextKey = TextKey> = <K extends Key>(
  key: K,
  ...values: ArgumentsOf<K, string | number>
) => string;

/** The middle part of keys: "draw" of "keys.draw" after the start "keys.". */
export type Between<
  Key extends string,
  Start extends string,
  End extends string = "",
> = Key extends `${Start}${infer Middle}${End}` ? Middle : never;
