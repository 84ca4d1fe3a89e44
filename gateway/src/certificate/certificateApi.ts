import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

type Ids = { companyId: string; projectId: string };
type Filter = { signed: boolean; language: string };

export const listSignableFolders = (rest: Rest, { companyId, projectId }: Ids, filter: Filter) =>
  rest.get<Answer<"listSignableFolders">>(path`v1/company/${companyId}/project/${projectId}/signable`, filter);

export const signProject = (rest: Rest, { companyId, projectId }: Ids, body: Body<"signProject">, key?: string) =>
  rest.post<Answer<"signProject">>(path`v1/company/${companyId}/project/${projectId}/sign`, body, key);

export const resendSigned = (rest: Rest, { companyId, projectId }: Ids, body: Body<"resendSigned">, key?: string) =>
  rest.post<Answer<"resendSigned">>(path`v1/company/${companyId}/project/${projectId}/resend-signed`, body, key);

export const withdrawCertificate = (
  rest: Rest,
  { companyId, projectId, certificateId }: Ids & { certificateId: string },
  body: Body<"withdrawCertificate">,
  key?: string,
) =>
  rest.post<Answer<"withdrawCertificate">>(
    path`v1/company/${companyId}/project/${projectId}/certificate/${certificateId}/withdraw`,
    body,
    key,
  );

export const previewCertificate = (rest: Rest, { companyId, projectId }: Ids, body: Body<"previewCertificate">) =>
  rest.post<Answer<"previewCertificate">>(path`v1/company/${companyId}/project/${projectId}/certificate-preview`, body);

export const listCertificates = (rest: Rest, query: Query<"listCertificates">) =>
  rest.get<Answer<"listCertificates">>(path`v1/certificates`, query);

export const getCertificateArchive = (rest: Rest) =>
  rest.get<Answer<"getCertificateArchive">>(path`v1/certificates/archive`);

export const requestCertificateArchive = (rest: Rest, body: Body<"requestCertificateArchive">) =>
  rest.post<Answer<"requestCertificateArchive">>(path`v1/certificates/archive`, body);

/** Without a token, as the next. */
export const verifyCertificate = (rest: Rest, code: string, callerAddress: string) =>
  rest.getPublic<Answer<"verifyCertificate">>(path`v1/certificate/${code}`, callerAddress);

export const listSealKeys = (rest: Rest) => rest.getPublic<Answer<"listSealKeys">>(path`v1/seal-keys`);

export const reportFault = (rest: Rest, code: string, body: Body<"reportFault">, callerAddress: string) =>
  rest.postPublic<Answer<"reportFault">>(path`v1/certificate/${code}/fault-report`, body, callerAddress);
