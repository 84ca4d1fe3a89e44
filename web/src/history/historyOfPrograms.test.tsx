import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { change, changeLines, entry, openHistory } from "../../test/openHistory.tsx";

test("what a program did is told by its name, and what became of its account", async () => {
  const { answer } = await openHistory();
  const program = { kind: "PROGRAM", nodeId: null, name: "Ekonomi" };
  const about = { installation: null, folder: null, project: null };
  await answer([
    entry(3, "INSTALLATION_CREATED", { actor: program, via: "API" }),
    entry(2, "PROGRAM_REVOKED", { ...about, changes: [change("PROGRAM", "c1", null, { fromName: "Kassan" })] }),
    entry(1, "PROGRAM_CREATED", {
      ...about,
      changes: [
        change("PROGRAM", null, "c1", { toName: "Ekonomi" }),
        change("SCOPES", null, "projects:read certificates:send"),
        change("ENDS_ON", null, "2027-01-31"),
      ],
    }),
  ]);
  expect(document.body.textContent).toContain("Ekonomi created the installation Badrum");
  expect(document.body.textContent).toContain("Anders Öberg revoked the access of the program Kassan");
  expect(document.body.textContent).toContain("Anders Öberg gave the program Ekonomi access");
  expect(changeLines("May: Read projects and certificates, Send certificates")).toHaveLength(1);
  expect(changeLines("Last day: 2027-01-31")).toHaveLength(1);
});

test("where a webhook leads is told by its host, and what it is told of by the words of its form", async () => {
  const { answer } = await openHistory();
  const about = { installation: null, folder: null, project: null };
  const host = change("WEBHOOK_HOST", "hooks.example", "hooks.example");
  const service = { kind: "SERVICE", nodeId: null, name: null };
  await answer([
    entry(5, "WEBHOOK_REMOVED", { ...about, changes: [change("WEBHOOK_HOST", "other.example", null)] }),
    entry(4, "WEBHOOK_CHANGED", {
      ...about,
      changes: [change("WEBHOOK_HOST", "hooks.example", "other.example")],
    }),
    entry(3, "WEBHOOK_ROTATED", { ...about, changes: [host] }),
    entry(2, "WEBHOOK_CHANGED", {
      ...about,
      actor: service,
      via: "SERVICE",
      changes: [host, change("WEBHOOK_ACTIVE", "true", "false")],
    }),
    entry(1, "WEBHOOK_CREATED", {
      ...about,
      changes: [
        change("WEBHOOK_HOST", null, "hooks.example"),
        change("WEBHOOK_KINDS", null, "project.created user.invited later.kind"),
        change("WEBHOOK_ACTIVE", null, "true"),
      ],
    }),
  ]);
  const said = document.body.textContent;
  expect(said).toContain("Anders Öberg deleted the webhook to other.example");
  expect(said).toContain("Anders Öberg changed the webhook to other.example");
  expect(said).toContain("Anders Öberg made a new secret for the webhook to hooks.example");
  expect(said).toContain("The service changed the webhook to hooks.example");
  expect(said).toContain("Anders Öberg added a webhook to hooks.example");
  expect(changeLines("Address: hooks.example → other.example")).toHaveLength(1);
  expect(changeLines("Webhook on: Yes → No")).toHaveLength(1);
  expect(changeLines("Tell it of: Project created, User invited, later.kind")).toHaveLength(1);
  expect(screen.queryByText(/^Address: hooks.example$/)).toBeNull();
});

test("an export is told by the words of its list, and one of a list without words by its name", async () => {
  const { answer } = await openHistory();
  const about = { installation: null, folder: null, project: null };
  const program = { kind: "PROGRAM", nodeId: null, name: "Ekonomi" };
  await answer([
    entry(2, "EXPORT_STARTED", { ...about, changes: [change("EXPORT_LIST", null, "projects")] }),
    entry(1, "EXPORT_STARTED", {
      ...about,
      actor: program,
      via: "API",
      changes: [change("EXPORT_LIST", null, "laterList")],
    }),
  ]);
  expect(document.body.textContent).toContain("Anders Öberg started an export of the list “Projects”");
  expect(document.body.textContent).toContain("Ekonomi started an export of the list “laterList”");
  expect(screen.queryByText(/^List: /)).toBeNull();
});
