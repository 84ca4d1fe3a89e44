export { ApiError, type UserError } from "./ApiError.ts";
export type { Auth } from "./accessTokens.ts";
export { type Client, type ClientOptions, createClient, type OperationOptions, type Selected } from "./createClient.ts";
export type { Document, TypedDocument } from "./document.ts";
export { optionsFromEnvironment } from "./environment.ts";
export type { ExportedRow, ExportOptions, RowError } from "./exports.ts";
export type { Connection } from "./pages.ts";
export { verifyWebhook, type WebhookEvent, WebhookVerificationError } from "./webhooks.ts";
