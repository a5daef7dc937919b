import type { JSX } from "preact";
import { LineDrawing } from "../../components/pictures/icon.tsx";

const drawings = {
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  pause: <path d="M8.500 5v14M15.500 5v14" stroke-width="4" />,
  forward: <path d="M7 5l9 7-9 7zM19 5v14" />,
  back: <path d="M17 5l-9 7 9 7zM5 5v14" />,
  turnForward: <path d="M4 5.500l8 6.500-8 6.500zM12.500 5.500l8 6.500-8 6.500z" />,
  turnBack: <path d="M20 5.500l-8 6.500 8 6.500zM11.500 5.500l-8 6.500 8 6.500z" />,
  download: <path d="M12 3.500V15M7.500 11l4.500 4.500 4.500-4.500M4.500 20h15" />,
  folder: <path d="M3.500 18.500v-12h6l2 2.500h9v9.500z" />,
  eye: (
    <>
      <path d="M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0z" />
      <circle cx="12" cy="12" r="2.600" fill="currentColor" />
    </>
  ),
  list: <path d="M8 6.500h12M8 12h12M8 17.500h12M3.500 6.500h.5M3.500 12h.5M3.500 17.500h.5" />,
} satisfies Record<string, JSX.Element>;

export const ReplayIcon = ({ name }: { readonly name: keyof typeof drawings }) => (
  <LineDrawing>{drawings[name]}</LineDrawing>
);
