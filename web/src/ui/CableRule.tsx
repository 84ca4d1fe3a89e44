// The figures are from the PDF's rule, for a text 680 px wide.
const loops = 43;
const width = 680;
const height = 7.7;
const corner = 2.1;

const path = Array.from({ length: loops }, (_, loop) => {
  const pitch = width / loops;
  const [rise, fall] = [(loop + 0.25) * pitch, (loop + 0.75) * pitch];
  const [low, high] = [height - corner, corner];
  const up = `H${rise - corner}Q${rise} ${height} ${rise} ${low}V${high}Q${rise} 0 ${rise + corner} 0`;
  return `${up}H${fall - corner}Q${fall} 0 ${fall} ${high}V${low}Q${fall} ${height} ${fall + corner} ${height}`;
}).join("");

/** The PDF's rule, drawn as a cable in loops, as wide as the container. */
export function CableRule() {
  return (
    <svg
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
    >
      <path d={`M0 ${height}${path}`} />
    </svg>
  );
}
