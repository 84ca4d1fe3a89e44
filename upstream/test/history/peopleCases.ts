import { build, makeTemplate } from "../demoBuilding.ts";
import { createInviting } from "../inviting.ts";
import { makeProgram } from "../makeProgram.ts";
import { announceLogo, png, put } from "../uploading.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

export function peopleCases(tested: Tested): Cases {
  const { calls, puts, deletes } = createCases(tested);
  return {
    updateUser: [
      puts("a name", ["user.changed lastName"], async () => [
        `/user/${tested.company.ownerId}`,
        { lastName: "Ekblad" },
      ]),
      puts("what was there", [], async () => [`/user/${tested.company.ownerId}`, { lastName: "Ekblad" }]),
      puts("the newsletter", [], async () => [`/user/${tested.company.ownerId}`, { subscribeToNewsletter: true }]),
      puts("a person's leaving", ["user.deactivated active"], async () => [
        `/user/${await invited(tested, "leaving@first.example")}`,
        { active: false },
      ]),
    ],
    updateUserRole: [
      puts("another role", ["user.changed role"], async () => [
        `/user/${await invited(tested, "role@first.example")}/role`,
        { role: "admin" },
      ]),
      puts("the same role", [], async () => [`/user/${tested.company.ownerId}/role`, { role: "owner" }]),
    ],
    updateCompany: [
      puts("two fields", ["company.changed phoneNumber,website"], async () => [
        "/company",
        { phoneNumber: "+46 46 20 00 00", website: "https://www.first.example" },
      ]),
      puts("what was there", [], async () => ["/company", { website: "https://www.first.example" }]),
      puts("a logo", ["company.changed logo"], async () => {
        const { body } = await announceLogo(tested.company, "logo.png");
        await put(body.url, png);
        return ["/company", { logo: body.fileUrl }];
      }),
    ],
    confirmStandards: [
      puts("the record's list", ["company.changed record.standards"], async () => {
        await tested.company.owner.put("/company", { nationalRecord: { country: "SE" } });
        return ["/standards-confirmation", { version: "SE 2023-1", confirmed: true }];
      }),
      puts("what is confirmed", [], async () => ["/standards-confirmation", { version: "SE 2023-1", confirmed: true }]),
    ],
    inviteUser: [
      calls("a new person", ["user.invited email,firstName,lastName,role,installer,language"], async () => {
        return () => createInviting(tested.upstream).invite(tested.company, "new@first.example");
      }),
      calls("a person with an account", ["user.invited email,firstName,lastName,role,installer,language"], async () => {
        const { signUp, invite } = createInviting(tested.upstream);
        await signUp("asked@alone.example");
        return () => invite(tested.company, "asked@alone.example");
      }),
    ],
    resendInvitation: [
      calls("another language", ["user.invited language"], async () => {
        const path = await invitationPath(tested, "language@first.example");
        return () => tested.company.owner.post(`${path}/resend`, { language: "sv" });
      }),
      calls("the same language", ["user.invited"], async () => {
        const path = await invitationPath(tested, "again@first.example");
        return () => tested.company.owner.post(`${path}/resend`, {});
      }),
    ],
    withdrawInvitation: [
      deletes("an invitation", ["invitation.withdrawn"], () => invitationPath(tested, "withdrawn@first.example")),
    ],
    acceptInvitation: [
      calls("an invitation", ["user.joined email,firstName,lastName,role,installer,language"], async () => {
        const { signUp, invite, tokenOf } = createInviting(tested.upstream);
        const alva = await signUp("alva@alone.example");
        await invite(tested.company, "alva@alone.example");
        const token = await tokenOf("alva@alone.example");
        return () => alva.post("/invitation/accept", { token });
      }),
    ],
    createTemplate: [
      calls("a room", ["template.created name"], async () => {
        const building = await build(tested.company);
        return () => makeTemplate(tested.company, building);
      }),
    ],
    updateTemplate: [
      puts("a name", ["template.changed name"], async () => [await newTemplate(tested), { name: "Radhus" }]),
      puts("the same name", [], async () => [await newTemplate(tested), { name: "Villa" }]),
    ],
    deleteTemplate: [deletes("a template", ["template.removed name"], () => newTemplate(tested))],
    createProgram: [
      calls("a program", ["program.created program,scopes,endsOn"], async () => () => makeProgram(tested.company)),
    ],
    rotateProgramSecret: [
      calls("another secret", ["program.rotated program"], async () => {
        const { id } = await makeProgram(tested.company);
        return () => tested.company.owner.post(`/programs/${id}/secret`);
      }),
    ],
    revokeProgram: [
      deletes("a program", ["program.revoked program"], async () => {
        return `/programs/${(await makeProgram(tested.company)).id}`;
      }),
    ],
  };
}

async function invited(tested: Tested, email: string): Promise<string> {
  return (await createInviting(tested.upstream).invite(tested.company, email)).body.id;
}

async function newTemplate(tested: Tested): Promise<string> {
  return `/company/${tested.company.companyId}/template/${await makeTemplate(tested.company, await build(tested.company))}`;
}

const invitationPath = async (tested: Tested, email: string) =>
  `/company/${tested.company.companyId}/users/invitations/${await invited(tested, email)}`;
