import type { MessageId } from "../i18n/catalogues.ts";

export const deliveryReasons: Record<string, MessageId> = {
  ADDRESS_REFUSED: "certificate.delivery.addressRefused",
  MESSAGE_REFUSED: "certificate.delivery.messageRefused",
  NOT_DELIVERED: "certificate.delivery.notDelivered",
};

export const scopes: Record<string, MessageId> = {
  "projects:read": "program.scope.PROJECTS_READ",
  "projects:write": "program.scope.PROJECTS_WRITE",
  "certificates:send": "program.scope.CERTIFICATES_SEND",
  "users:manage": "program.scope.USERS_MANAGE",
};

export const webhookKinds: Record<string, MessageId> = {
  "installation.finished": "account.webhooks.kind.INSTALLATION_FINISHED",
  "installation.reopened": "account.webhooks.kind.INSTALLATION_REOPENED",
  "certificate.issued": "account.webhooks.kind.CERTIFICATE_ISSUED",
  "certificate.sent": "account.webhooks.kind.CERTIFICATE_SENT",
  "certificate.delivery_failed": "account.webhooks.kind.CERTIFICATE_DELIVERY_FAILED",
  "certificate.withdrawn": "account.webhooks.kind.CERTIFICATE_WITHDRAWN",
  "certificate.replaced": "account.webhooks.kind.CERTIFICATE_REPLACED",
  "certificate.fault_changed": "account.webhooks.kind.CERTIFICATE_FAULT_CHANGED",
  "project.created": "account.webhooks.kind.PROJECT_CREATED",
  "project.changed": "account.webhooks.kind.PROJECT_CHANGED",
  "project.archived": "account.webhooks.kind.PROJECT_ARCHIVED",
  "user.invited": "account.webhooks.kind.USER_INVITED",
};

export const declarationStates: Record<string, MessageId> = {
  SIGNED: "history.declaration.SIGNED",
  TICKED: "declaration.ticked.title",
};

export const faultStates: Record<string, MessageId> = {
  NEW: "fault.state.NEW",
  CONTACTED: "fault.state.CONTACTED",
  CLOSED: "fault.state.CLOSED",
};

export const lists: Record<string, MessageId> = {
  certificates: "shell.menu.certificates",
  history: "history.title",
  installations: "search.kind.installation",
  projects: "shell.menu.projects",
  users: "shell.menu.users",
};

export const workKinds: Record<string, MessageId> = {
  NEW_INSTALLATION: "project.workKind.NEW_INSTALLATION",
  EXTENSION: "project.workKind.EXTENSION",
  CHANGE: "project.workKind.CHANGE",
};
