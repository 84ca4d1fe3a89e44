// Each export resolves the field of Query with its name.
export {
  sealKeysQuery as sealKeys,
  verifiedCertificateQuery as verifiedCertificate,
} from "../certificate/Certificate.ts";
export { folderByExternalId, folderQuery as folder } from "../folder/Folder.ts";
export { installationByExternalId, installationQuery as installation } from "../installation/Installation.ts";
export { nodeQuery as node, nodesQuery as nodes } from "../node.ts";
export { catalogueQuery as catalogue, productSearch, productsQuery as products } from "../product/Product.ts";
export { program } from "../program/Program.ts";
export { projectByExternalId, projectQuery as project } from "../project/Project.ts";
export { searchQuery as search } from "../search/search.ts";
export { cameraGrantQuery as cameraGrant, cameraQuery as camera } from "../step/cameraGrants.ts";
export { invitationQuery as invitation, inviteCheckQuery as inviteCheck } from "../user/invitations.ts";
export { linksQuery as links } from "../user/links.ts";
export { viewer } from "../user/User.ts";
