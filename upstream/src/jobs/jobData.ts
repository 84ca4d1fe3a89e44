import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

export interface Delivery {
  companyId: string;
  recipientId: string;
}

export interface FaultMail {
  companyId: string;
  reportId: string;
}

export interface WeeklyMail {
  id: string;
  companyId: string;
  userId: string;
  queuedAt: string;
}

export interface ArchiveJob {
  companyId: string;
  archiveId: string;
}

export interface ExportJob {
  companyId: string;
  exportId: string;
}

/** The next part of an import of projects. */
export interface ImportJob {
  companyId: string;
  importId: string;
}

/** The next part of a batch. */
export interface BatchJob {
  companyId: string;
  batchId: string;
}

export type EnqueueBatch = (trx: Transaction<Tables>, job: BatchJob) => Promise<void>;

export type EnqueueImport = (trx: Transaction<Tables>, job: ImportJob) => Promise<void>;

export type EnqueueWeeklyMail = (trx: Transaction<Tables>, mail: WeeklyMail) => Promise<void>;
