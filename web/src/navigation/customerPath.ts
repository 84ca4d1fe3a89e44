type Customer = { name?: string | null | undefined; email?: string | null | undefined };

/** The page finds the customer by the e-mail address, or by the name when no project has the address. */
export function customerPath({ name, email }: Customer): string {
  const search = new URLSearchParams();
  if (email) search.set("email", email);
  if (name) search.set("name", name);
  return `/customer?${search}`;
}

export function customerOfAddress(url: string) {
  const search = new URL(url).searchParams;
  return { email: search.get("email"), name: search.get("name") ?? "" };
}
