import { readSecret } from "../readSecret.ts";

export type S3Settings = {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's. */
  endpoint?: string;
  prefix: string;
  /** Without `credentials`, the client looks for credentials itself, for example the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

/** The bucket for files. Undefined without a bucket; files are then in the data folder. */
export function readS3Settings(env: Record<string, string | undefined>, faults: string[]): S3Settings | undefined {
  const text = (name: string) => env[name]?.trim() || undefined;
  const bucket = text("S3_BUCKET");
  const endpoint = text("S3_ENDPOINT");
  const prefix = text("S3_PREFIX") ?? "";
  const [accessKeyId, secretAccessKey] = [text("S3_ACCESS_KEY_ID"), readSecret(env, "S3_SECRET_ACCESS_KEY", faults)];
  const region = text("S3_REGION") ?? "eu-north-1";
  if (!bucket && (endpoint || accessKeyId || secretAccessKey))
    faults.push("S3_BUCKET is missing beside the other S3_ ones");
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
    faults.push(`S3_ENDPOINT is ${JSON.stringify(endpoint)} but must be a http: or https: address`);
  if (!accessKeyId !== !secretAccessKey) faults.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other");
  if (prefix && !/^[\w-]+(\/[\w-]+)*\/$/.test(prefix))
    faults.push(`S3_PREFIX is ${JSON.stringify(prefix)} but must be like office/ with letters, digits, _ and -`);
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, prefix, credentials };
}
