import { LineDrawing } from "../../components/pictures/icon.tsx";

/** A lamp: symbol of the coach. */
export const CoachIcon = () => (
  <LineDrawing>
    <path d="M9 17c0-2-3.500-3.500-3.500-7.500a6.500 6.500 0 0 1 13 0C18.500 13.500 15 15 15 17zM9.500 20.500h5" />
  </LineDrawing>
);
