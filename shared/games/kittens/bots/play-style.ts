import type { Temper } from "../../../core/bots.ts";

/** Parameters of `steady` that depend on the temperament. */
export interface PlayStyle {
  /** Kitten odds above which drawing is too risky, with and without a save in hand. */
  readonly tooRisky: { readonly saved: number; readonly unsaved: number };
  /** Minimum importance of a play, 0 to 1, to spend the only Nope, or one of several. */
  readonly worthANope: { readonly only: number; readonly several: number };
  /** Value of its own thefts being carried out, 0 to 1. */
  readonly wantsThefts: number;
}

const plain: PlayStyle = {
  tooRisky: { saved: 0.3, unsaved: 0.08 },
  worthANope: { only: 0.5, several: 0.3 },
  wantsThefts: 0,
};

const manners: Readonly<Record<Temper, PlayStyle>> = {
  careful: { ...plain, tooRisky: { saved: 0.25, unsaved: 0.05 } },
  thief: { ...plain, wantsThefts: 0.5 },
  noper: { ...plain, worthANope: { only: 0.4, several: 0.2 } },
  gambler: { ...plain, tooRisky: { saved: 0.4, unsaved: 0.08 } },
};

/** @param temper null: it plays only to win. */
export const playStyleOf = (temper: Temper | null): PlayStyle => (temper === null ? plain : manners[temper]);
