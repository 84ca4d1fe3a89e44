import { graphql, readInlineData } from "react-relay/hooks";
import { isRemark, remarkShape } from "../../installation/installationApi.ts";
import type { ShapeName } from "../../ui/StatusIcon.tsx";
import type {
  readinessRows_folder$data,
  readinessRows_folder$key,
} from "./__generated__/readinessRows_folder.graphql.ts";

const fragment = graphql`
  fragment readinessRows_folder on SignableFolder @inline {
    folderId
    title
    pathIds
    installations {
      installationId
      title
      completedAt
      missing {
        ...installationApi_missing @relay(mask: false)
      }
    }
  }
`;

type Data = readinessRows_folder$data;
/** Null in the project's root folder, whose title is the project's. */
type InFolder = { folder: { id: string; title: string } | null };
type Installation = Data["installations"][number] & InFolder;
export type MissingValue = Installation["missing"][number];

/** An entry of the readiness list: a thing that an installation lacks, or a remark about the installation. */
export type ReadinessRow = { installationId: string; title: string } & InFolder &
  (
    | { kind: "no-products" }
    | { kind: "not-recorded"; stepNumbers: readonly number[]; stepLabel: string | null; isAttachmentOnly: boolean }
    | { kind: "lacks"; missing: MissingValue; beside: MissingValue; isNamed: boolean }
    | { kind: "remark"; missing: MissingValue }
    | { kind: "overdue"; stepNumbers: readonly number[]; missing: MissingValue }
    | { kind: "to-finish" }
  );

/** Unfinished installations come first. Finished ones with remarks follow; remarks that ask a question come last. */
export function readinessRows(folders: readonly readinessRows_folder$key[]): ReadinessRow[] {
  const installations = folders.map((folder) => readInlineData(fragment, folder)).flatMap(roomsIn);
  const [unfinished, finished] = [
    installations.filter(isUnfinished),
    installations.filter((one) => !isUnfinished(one)),
  ];
  const rows = [...unfinished.flatMap(unfinishedRows), ...finished.flatMap(remarkRows)];
  return rows.toSorted((one, other) => Number(isQuestion(one)) - Number(isQuestion(other)));
}

function roomsIn({ folderId, title, pathIds, installations }: Data): Installation[] {
  const folder = pathIds.length > 1 ? { id: folderId, title } : null;
  return installations.map((room) => ({ ...room, folder }));
}

const isQuestion = (row: ReadinessRow) => shapeOf(row) === "near-limit";

const isUnfinished = ({ completedAt }: Installation) => !completedAt;

/** A step with a remark has a value, so its missing fields are listed instead of the whole step. */
function unfinishedRows(installation: Installation): ReadinessRow[] {
  const remarks = remarkRows(installation);
  const remarked = new Set(remarks.map(stepNumberOf));
  const lastOf = (step: Step) => remarks.findLastIndex((row) => stepNumberOf(row) === step);
  const lacking = installation.missing.filter((one) => one.kind === "NOT_RECORDED" && remarked.has(one.stepNumber));
  const rows = [
    ...blockingRows(installation, (one) => !lacking.includes(one)),
    ...remarks.flatMap((row, at) => {
      if (row.kind !== "remark" || at !== lastOf(row.missing.stepNumber)) return [row];
      const below = lacking.filter(({ stepNumber }) => stepNumber === row.missing.stepNumber);
      return [row, ...below.map((missing) => lacksRow(installation, missing, row.missing))];
    }),
  ];
  return rows.length > 0 ? rows : [{ ...named(installation), kind: "to-finish" }];
}

type Step = MissingValue["stepNumber"];

const stepNumberOf = (row: ReadinessRow): Step | undefined =>
  row.kind === "remark" ? row.missing.stepNumber : undefined;

/** A missing field of a step with a remark. The product is named if another one of the step lacks the same field. */
function lacksRow(installation: Installation, missing: MissingValue, beside: MissingValue): ReadinessRow {
  const isNamed = installation.missing.some(
    (one) => one !== missing && one.stepNumber === missing.stepNumber && one.field === missing.field,
  );
  return { ...named(installation), kind: "lacks", missing, beside, isNamed };
}

function blockingRows(installation: Installation, isTold: (one: MissingValue) => boolean): ReadinessRow[] {
  const { missing } = installation;
  if (missing.some(({ kind }) => kind === "NO_PRODUCTS")) return [{ ...named(installation), kind: "no-products" }];
  const open = missing.filter((one) => one.kind === "NOT_RECORDED" && isTold(one));
  if (open.length === 0) return [];
  const numbers = open.flatMap(({ stepNumber }) => stepNumber ?? []);
  return [
    {
      ...named(installation),
      kind: "not-recorded",
      stepNumbers: [...new Set(numbers)].sort((a, b) => a - b),
      stepLabel: open[0]?.stepLabel ?? null,
      isAttachmentOnly: open.every(({ field }) => field === "ATTACHMENTS"),
    },
  ];
}

function remarkRows(installation: Installation): ReadinessRow[] {
  const remarks = installation.missing.filter((one) => isRemark(one) && one.kind !== "CALIBRATION_OVERDUE");
  return [
    ...remarks.map((missing) => ({ ...named(installation), kind: "remark" as const, missing })),
    ...overdueRows(installation),
  ];
}

function overdueRows(installation: Installation): ReadinessRow[] {
  const overdue = installation.missing.filter(({ kind }) => kind === "CALIBRATION_OVERDUE");
  const groups = Map.groupBy(overdue, ({ instrument }) => `${instrument?.number} ${instrument?.validUntil}`);
  return [...groups.values()].flatMap(([missing, ...others]) =>
    missing
      ? [
          {
            ...named(installation),
            kind: "overdue",
            stepNumbers: [...new Set([missing, ...others].flatMap(({ stepNumber }) => stepNumber ?? []))],
            missing,
          },
        ]
      : [],
  );
}

/** True if the room's row in the table shows the same. */
export function isInTable(row: ReadinessRow): boolean {
  if (row.kind === "lacks" || row.kind === "overdue") return false;
  return row.kind !== "remark" || ["OUTSIDE", "INCONCLUSIVE"].includes(row.missing.kind);
}

const named = ({ installationId, title, folder }: Installation) => ({ installationId, title, folder });

export function shapeOf(row: ReadinessRow): ShapeName {
  if (row.kind === "remark" || row.kind === "overdue") return remarkShape(row.missing);
  if (row.kind === "lacks") return remarkShape(row.beside);
  return row.kind === "to-finish" ? "in-progress" : "not-measured";
}
