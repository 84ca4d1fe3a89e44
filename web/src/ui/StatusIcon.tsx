import type { ReactNode } from "react";

export type ShapeName =
  | "completed"
  | "filled"
  | "in-progress"
  | "signable"
  | "overdue"
  | "not-measured"
  | "waiting"
  | "replaced"
  | "near-limit"
  | "outside"
  | "undelivered"
  | "over-range-outside"
  | "over-range-inconclusive"
  | "mark";

const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const diamond = (
  <path d="M9 .8 17.2 9 9 17.2.8 9z" fill="var(--danger-text)" stroke="var(--danger-text)" strokeLinejoin="round" />
);
const scallops =
  "M9 .9l2.1 1.7 2.7-.1.7 2.6 2.2 1.5-.9 2.5.9 2.5-2.2 1.5-.7 2.6-2.7-.1L9 17.1l-2.1-1.7-2.7.1-.7-2.6-2.2-1.5.9-2.5-.9-2.5 2.2-1.5.7-2.6 2.7.1z";

const arrowTag = (color: string) => (
  <>
    <path d="M1.5 2.5H11L17 9l-6 6.5H1.5z" fill={color} stroke={color} strokeLinejoin="round" />
    <path d="M6 5.5 9.5 9 6 12.5" {...stroke} stroke="var(--surface)" strokeWidth="2" />
  </>
);

const drawings: Record<ShapeName, ReactNode> = {
  completed: (
    <>
      <circle cx="9" cy="9" r="8" fill="var(--success-text)" />
      <path d="M5.2 9.3l2.6 2.6 5-5.4" {...stroke} stroke="var(--surface)" strokeWidth="2" />
    </>
  ),
  filled: (
    <>
      <circle cx="9" cy="9" r="8" fill="var(--success-text)" />
      <path d="M5.6 7.2h6.8M5.6 10.8h6.8" {...stroke} stroke="var(--surface)" strokeWidth="1.8" />
    </>
  ),
  "in-progress": (
    <>
      <circle cx="9" cy="9" r="7" {...stroke} stroke="var(--primary-text)" strokeWidth="2" />
      <path d="M9 4.6a4.4 4.4 0 0 1 0 8.8z" fill="var(--primary-text)" />
    </>
  ),
  signable: (
    <>
      <path d={scallops} fill="var(--signal)" stroke="var(--signal-outline)" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M5.6 9.2l2.3 2.2 4.4-4.6" {...stroke} stroke="var(--signal-mark)" strokeWidth="1.6" />
    </>
  ),
  overdue: (
    <>
      {diamond}
      <path d="M9 5v4.6" {...stroke} stroke="var(--surface)" strokeWidth="2" />
      <circle cx="9" cy="12.6" r="1.15" fill="var(--surface)" />
    </>
  ),
  "not-measured": (
    <circle cx="9" cy="9" r="7.2" fill="none" stroke="var(--line-control)" strokeWidth="1.6" strokeDasharray="3 2.65" />
  ),
  waiting: (
    <>
      <circle cx="9" cy="9" r="7.2" {...stroke} stroke="var(--ink-muted)" strokeWidth="1.8" />
      <path d="M9 4.8V9l2.8 1.9" {...stroke} stroke="var(--ink-muted)" strokeWidth="1.8" />
    </>
  ),
  replaced: (
    <>
      <circle cx="9" cy="9" r="7.2" {...stroke} stroke="var(--ink-muted)" strokeWidth="1.8" />
      <path d="M5.6 9h6.2M9.4 6.4 12 9l-2.6 2.6" {...stroke} stroke="var(--ink-muted)" strokeWidth="1.8" />
    </>
  ),
  "near-limit": (
    <>
      <path
        d="M9 1.6 17 16H1z"
        fill="var(--signal)"
        stroke="var(--signal-outline)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M9 6.6v4.2" {...stroke} stroke="var(--signal-mark)" strokeWidth="1.8" />
      <circle cx="9" cy="13.4" r="1.05" fill="var(--signal-mark)" />
    </>
  ),
  outside: (
    <>
      {diamond}
      <path d="M6.5 6.5l5 5m0-5l-5 5" {...stroke} stroke="var(--surface)" strokeWidth="1.9" />
    </>
  ),
  undelivered: (
    <>
      <rect x="1" y="3.5" width="16" height="11" rx="1.5" fill="var(--danger-text)" />
      <path d="M3 6l6 4.6L15 6" {...stroke} stroke="var(--surface)" strokeWidth="1.8" />
    </>
  ),
  "over-range-outside": arrowTag("var(--danger-text)"),
  "over-range-inconclusive": (
    <>
      <path
        d="M1.5 2.5H11L17 9l-6 6.5H1.5z"
        fill="var(--signal)"
        stroke="var(--signal-outline)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M5.4 7.1a2.3 2.3 0 1 1 3.2 2.1c-.6.3-.9.6-.9 1.3"
        {...stroke}
        stroke="var(--signal-mark)"
        strokeWidth="1.6"
      />
      <circle cx="7.7" cy="13" r="1" fill="var(--signal-mark)" />
    </>
  ),
  mark: (
    <>
      <rect width="28" height="28" rx="7" fill="var(--brand-ground)" />
      <path
        d="M6 7.5h13a2.75 2.75 0 0 1 0 5.5H9a2.75 2.75 0 0 0 0 5.5h13"
        {...stroke}
        stroke="var(--on-brand-ground)"
        strokeWidth="2"
      />
      <circle cx="22" cy="18.5" r="2.4" fill="var(--brand)" />
    </>
  ),
};

/** Hidden from screen readers, since a word beside it says the same. */
export function StatusIcon({ name, size = 18 }: { name: ShapeName; size?: number }) {
  const side = name === "mark" ? 28 : 18;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
