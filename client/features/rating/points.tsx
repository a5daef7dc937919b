import "./rating.css";

interface PointsProps {
  /** Rounded change. */
  readonly change: number;
  /** The change in words. */
  readonly words: string;
}

/** Change of a rating: +12 or −8. */
export const Points = ({ change, words }: PointsProps) => (
  <b class={change === 0 ? "points" : change < 0 ? "points less" : "points more"}>
    <span class="unseen">{words}</span>
    <span aria-hidden="true">{signed(change)}</span>
  </b>
);

/** Formats a number with a sign and a true minus. */
export const signed = (change: number): string => `${change === 0 ? "±" : change < 0 ? "−" : "+"}${Math.abs(change)}`;
