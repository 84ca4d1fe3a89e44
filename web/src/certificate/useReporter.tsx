import { useRef, useState } from "react";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useText } from "../i18n/useText.ts";

type Reporter = { name: string; contact: string };

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const minDigits = 5;

export function toContact(contact: string): { phone: string } | { email: string } {
  return contact.includes("@") ? { email: contact.trim() } : { phone: contact.trim() };
}

/** The person who reports a fault. `validate` returns true if it can be sent, else focuses the first wrong field. */
export function useReporter(first: Reporter) {
  const text = useText();
  const tooLong = useTooLongText();
  const [reporter, setReporter] = useState(first);
  const [errors, setErrors] = useState<{ name: string | null; contact: string | null }>({ name: null, contact: null });
  const nameField = useRef<HTMLInputElement>(null);
  const contactField = useRef<HTMLInputElement>(null);
  const validate = () => {
    const { name, contact } = reporter;
    const isContact = contact.includes("@")
      ? addressPattern.test(contact.trim())
      : contact.replace(/\D/g, "").length >= minDigits;
    const found = {
      name: name.trim() === "" ? text("certificate.fault.nameMissing") : tooLong(name, maxLengths.name),
      contact: isContact
        ? tooLong(contact, contact.includes("@") ? maxLengths.email : maxLengths.phone)
        : text(contact.trim() === "" ? "certificate.fault.contactMissing" : "certificate.fault.contactWrong"),
    };
    setErrors(found);
    if (found.name !== null) nameField.current?.focus();
    else if (found.contact !== null) contactField.current?.focus();
    return found.name === null && found.contact === null;
  };
  const fields = (
    <>
      <TextField
        label={text("certificate.fault.name")}
        autoComplete="name"
        inputRef={nameField}
        value={reporter.name}
        onValueChange={(name) => setReporter({ ...reporter, name })}
        error={errors.name}
      />
      <TextField
        label={text("certificate.fault.contact")}
        autoComplete="off"
        inputRef={contactField}
        value={reporter.contact}
        onValueChange={(contact) => setReporter({ ...reporter, contact })}
        error={errors.contact}
      />
    </>
  );
  return { reporter, fields, validate };
}
