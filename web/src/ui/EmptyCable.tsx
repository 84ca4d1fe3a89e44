export function EmptyCable() {
  return (
    <svg width="40" height="30" viewBox="0 0 40 30" aria-hidden="true" focusable="false">
      <path
        d="M1 3h31a6 6 0 0 1 0 12H8a6 6 0 0 0 0 12h31"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
    </svg>
  );
}
