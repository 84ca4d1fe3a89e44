export function NarrowDrawing() {
  return (
    <svg width="118" height="88" viewBox="0 0 118 88" aria-hidden="true" focusable="false" fill="none" strokeWidth="2">
      <rect x="1" y="11" width="84" height="60" rx="5" stroke="var(--line-control)" strokeDasharray="5 4" />
      <path d="M43 71v14M30 85h27" stroke="var(--line-control)" />
      <rect x="72" y="1.5" width="44" height="80" rx="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M88 71h12" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M82 24h20a5.5 5.5 0 0 1 0 11H88a5.5 5.5 0 0 0 0 11h19"
        stroke="var(--brand)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
