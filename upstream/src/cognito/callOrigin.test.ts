import { expect, test } from "@jest/globals";
import { networkOf } from "./callOrigin.ts";

test.each([
  ["203.0.113.66", "203.0.113.66"],
  ["::ffff:203.0.113.66", "203.0.113.66"],
  ["2001:db8:0:1::7", "2001:db8:0:1::/64"],
  ["2001:0db8:0000:0001:ffff:1:2:3", "2001:db8:0:1::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
