import type { Context } from "../context.ts";
import { isKnownFor, readDevice } from "./deviceCookie.ts";
import type { SignInOrigin } from "./userPool.ts";

/** From where somebody signs in to the account of that e-mail address, or proves to be its owner. */
export function signInOrigin({ reply, services }: Pick<Context, "reply" | "services">, email: string): SignInOrigin {
  const { ip: address } = reply.request;
  const device = readDevice(reply.request, services.deviceKey);
  return device && isKnownFor(device, email.trim(), services.deviceKey)
    ? { address, device: device.account }
    : { address };
}
