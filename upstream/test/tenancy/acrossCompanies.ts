type Named = {
  statement: RegExp;
  why: string;
};

export const acrossCompanies: Named[] = [
  { statement: /^\(select 1 from "\w+" limit 1\) union all /, why: "A start reads the beginning of every table." },
  { statement: /^select "id" from "company" (limit|order by "id"$)/, why: "A start walks through the companies." },
  { statement: /^select "file"\..* from "company" .* where "file"\."print_id" is null$/, why: "A start prints logos." },
  { statement: /^select "id" from "webhook_delivery" where "enqueued" = \$1 limit \$2$/, why: "A job looks for work." },
  { statement: /^\s*update webhook_delivery set enqueued = true/, why: "A job looks for work." },
  { statement: /^select "company_id", "id" from "removed_file"$/, why: "A job removes files." },
  { statement: /^delete from "idempotency" where .*"created_at" < /, why: "A job forgets answers after a day." },
  { statement: /^delete from "(export|webhook_delivery)" where "created_at" < \$1/, why: "A job removes leftovers." },
  { statement: /^delete from "export_part" using "export" /, why: "A job removes leftovers." },
  {
    statement: /^\s*with gone as \(delete from "(export|file)" where "created_at" < /,
    why: "A job removes leftovers.",
  },
  { statement: /^\s*with gone as \(delete from camera_grant where created_at < /, why: "The same job." },
  { statement: /^\s*with gone as \(delete from "certificate_archive" where "changed_at" < /, why: "The same job." },
  { statement: /^\s*with forgotten as \(\s*delete from object_change where removed /, why: "The same job." },
  {
    statement: /^\s*select state, reason, count\(\*\)::int as mails, .* from recipient\s/s,
    why: "Metrics count mails.",
  },
  {
    statement: /^select "history_head"\."company_id" from "history_head" left join "history_check"/,
    why: "A job checks.",
  },
  { statement: /^select "id", "name" from "company"$/, why: "An operator has all histories checked." },
  { statement: /^select "company_id" from "history" union select "company_id" from "history_head"/, why: "The same." },
  {
    statement: /^\s*select state, count\(\*\)::int as seals from seal_timestamp\s/,
    why: "Metrics count missing time stamps.",
  },
  { statement: /^\s*select count\(broken_sequence\)/, why: "Metrics count broken histories." },
  {
    statement: /^\s*select count\(\*\)::int as certificates from seal_key join certificate /,
    why: "A start, metrics and the withdrawal of a key count doubtful certificates.",
  },
];
