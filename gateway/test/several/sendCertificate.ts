import type { Caller } from "../createCaller.ts";
import { createAsker } from "./createAsker.ts";
import { documentRoom } from "./documentRoom.ts";

/** Documents a room and sends its certificate. `sent` is the payload; `state` reads the state of the mail. */
export async function sendCertificate(url: string, owner: Caller, toEmail: string) {
  const asker = createAsker(url, owner);
  const project = await documentRoom(asker);
  const activationDate = new Date().toISOString().slice(0, 10);
  const form = { projectId: project.id, folderIds: [project.folderId], activationDate, acceptsDisclaimer: true };
  const sent = await asker.mutate<{ archived: boolean; certificates: object[] }>(
    "sendCertificate",
    { ...form, toEmail },
    "archived certificates { number }",
  );
  const text = "query($id: String!) { project(projectId: $id) { certificates { recipients { state } } } }";
  type Found = { project: { certificates: { recipients: { state: string }[] }[] } };
  const state = async () => {
    const { project: found } = await asker.query<Found>(text, { id: project.projectId });
    return found.certificates[0]?.recipients[0]?.state;
  };
  return { sent, state };
}
