import { encode } from "uqr";

type Props = {
  value: string;
  label: string;
  className?: string;
};

/** Drawn in the browser, so that no other server sees the value. It needs a white background in both themes. */
export function QrCode({ value, label, className }: Props) {
  // QR readers need a border of four squares (ISO/IEC 18004, 9.1).
  const { data, size } = encode(value, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
