import type { ComponentChildren, JSX } from "preact";
import "./icon.css";

const drawings = {
  back: <path d="M15 5l-7 7 7 7" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="8.8" stroke-width="3.6" stroke-dasharray="3.45 3.46" stroke-linecap="butt" />
      <circle cx="12" cy="12" r="6" />
      <circle cx="12" cy="12" r="1.4" fill="currentColor" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
      <path d="M15 4.500H6A2.500 2.500 0 0 0 3.500 7v9" />
    </>
  ),
  share: <path d="M12 15V3.500M7.500 7.500L12 3.500l4.500 4M5 12v7.500h14V12" />,
  keyboard: (
    <>
      <rect x="2.500" y="6" width="19" height="12.500" rx="2.500" />
      <path d="M6.500 10h.01M10.200 10h.01M13.800 10h.01M17.500 10h.01M8 14.500h8" />
    </>
  ),
  pencil: (
    <>
      <path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19z" />
      <path d="M13.500 7l3.500 3.500" />
    </>
  ),
  check: <path d="M5 12.500l5 5L19.500 7" stroke-width="3.4" />,
  cross: <path d="M6 6l12 12M18 6L6 18" stroke-width="3.2" />,
  minus: <path d="M5 12h14" stroke-width="3.2" />,
  plus: <path d="M12 5v14M5 12h14" stroke-width="3.2" />,
  crown: <path d="M4 18.500L3 8l5 4 4-7 4 7 5-4-1 10.500z" fill="currentColor" stroke-width="2" />,
  question: (
    <>
      <path d="M8 8.500a4 4 0 1 1 6 3.500c-1.400.8-2 1.500-2 3" />
      <circle cx="12" cy="19.300" r="1" fill="currentColor" />
    </>
  ),
  heart: <path d="M12 20s-8-4.800-8-10.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15.200 12 20 12 20z" />,
  door: <path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4" />,
  again: (
    <>
      <path d="M19.500 12a7.500 7.500 0 1 1-2.500-5.600" />
      <path d="M18.500 2.500v5h-5" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.500" />
      <path d="M3 19c0-4 3-5.500 6-5.500s6 1.500 6 5.500M15.500 5a3.300 3.300 0 0 1 0 6.300M17.500 14c2.500.6 3.500 2.400 3.500 5" />
    </>
  ),
  device: <path d="M7 3h10v18H7zM11 18h2" />,
  screen: <path d="M3 5h18v11.500H3zM8 20.500h8M12 16.500v4" />,
  bell: (
    <>
      <path d="M5 17h14c-1.500-1.500-2-3-2-6a5 5 0 0 0-10 0c0 3-.500 4.500-2 6z" />
      <path d="M10 20.300q2 1.400 4 0" />
    </>
  ),
  chat: <path d="M4 5h16v11h-9l-5 4v-4H4z" />,
  emotes: (
    <path d="M4.500 11V4.500L8.500 7.500a9 9 0 0 1 7 0l4-3V11a8 8 0 1 1-15 0zM9 12h.1M15 12h.1M9.500 15.500q2.500 2 5 0" />
  ),
  eye: (
    <>
      <path d="M2.500 12Q7 5.500 12 5.500T21.500 12Q17 18.500 12 18.500T2.500 12z" />
      <circle cx="12" cy="12" r="2.600" fill="currentColor" />
    </>
  ),
  sound: <path d="M4 9.500v5h3.500L13 19V5L7.500 9.500zM16.500 9a4 4 0 0 1 0 6" />,
  mute: <path d="M4 9.500v5h3.500L13 19V5L7.500 9.500zM17 9.500l5 5M22 9.500l-5 5" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="4.4" />,
  block: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M6 6l12 12" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  book: (
    <path d="M12 6c-2-1.600-5-2-8.500-2v14.500c3.500 0 6.500.4 8.500 2 2-1.600 5-2 8.500-2V4C17 4 14 4.400 12 6zM12 6v14.500" />
  ),
  key: (
    <>
      <circle cx="7.500" cy="16" r="4.200" />
      <path d="M10.600 13L20 3.500M16 7.500l3.500 3.500M13.500 10l2 2" />
    </>
  ),
  home: <path d="M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6" />,
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof drawings;

export const Icon = ({ name }: { readonly name: IconName }) => <LineDrawing>{drawings[name]}</LineDrawing>;

/** Drawn in the colour of the text. Hidden from screen readers, because it is decoration. */
export function LineDrawing({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
