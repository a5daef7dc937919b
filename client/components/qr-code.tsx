import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "preact/hooks";

interface QrCodeProps {
  /** Address that a camera opens. */
  readonly link: string;
  readonly label: string;
}

/** Quiet zone around the code in modules, which cameras need. */
const margin = 3;

/** A link as a QR code. It stays dark on light, because not every camera reads inverted codes. */
export function QrCode({ link, label }: QrCodeProps) {
  const code = useMemo(() => generate(link), [link]);
  const size = code.size + 2 * margin;
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${size} ${size}`}>
      <rect x={-margin} y={-margin} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
