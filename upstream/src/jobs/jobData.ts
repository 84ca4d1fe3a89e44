import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

export type Delivery = {
  companyId: string;
  recipientId: string;
};

export type FaultMail = {
  companyId: string;
  reportId: string;
  /** Set for a mail to the customer about a new state of the report. */
  changeId?: string;
};

export type WithdrawalMail = {
  companyId: string;
  noticeId: string;
};

export type WeeklyMail = {
  id: string;
  companyId: string;
  userId: string;
  queuedAt: string;
};

export type ArchiveJob = {
  companyId: string;
  archiveId: string;
};

export type ExportJob = {
  companyId: string;
  exportId: string;
};

export type ImportJob = {
  companyId: string;
  importId: string;
};

export type BatchJob = {
  companyId: string;
  batchId: string;
};

export type EnqueueBatch = (trx: Transaction<Tables>, job: BatchJob) => Promise<void>;

export type EnqueueImport = (trx: Transaction<Tables>, job: ImportJob) => Promise<void>;

export type EnqueueWeeklyMail = (trx: Transaction<Tables>, mail: WeeklyMail) => Promise<void>;
