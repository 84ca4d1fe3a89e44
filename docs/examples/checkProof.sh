#!/bin/sh
# Checks without a network that a certificate is in the public log.
# Usage: sh checkProof.sh certificate.proof certificate.pdf key
# The file `key` holds the log's key, from a witness or from /log/key. Exit code: 0 if the log has the PDF, else 1.
set -eu
proof=$1 pdf=$2 key=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

refuse() { echo "REFUSED: $*." >&2; exit 1; }
sha256() { openssl dgst -sha256 -binary; }
for file in "$proof" "$pdf" "$key"; do [ -r "$file" ] || refuse "there is no file $file"; done

# The entry's text names the SHA-256 of the PDF.
sed -n 's/^extra //p' "$proof" | openssl base64 -d -A > "$work/entry"
digest=$(openssl dgst -sha256 -r "$pdf" | cut -c 1-64)
grep -q "\"fileSha256\":\"$digest\"" "$work/entry" || refuse "the proof is about another file than $pdf"

# The tree's root follows from the entry, its place, and the hashes beside its way up (RFC 9162, 2.1.3.2).
place=$(sed -n 's/^index \([0-9]\{1,15\}\)$/\1/p' "$proof")
sed '1,/^$/d' "$proof" > "$work/checkpoint"
edge=$(($(sed -n 2p "$work/checkpoint") - 1))
[ "$place" -le "$edge" ] || refuse "the place is beyond the tree"
{ printf '\000'; sha256 < "$work/entry"; } | sha256 > "$work/root"
sed '1,/^index /d; /^$/,$d' "$proof" > "$work/hashes"
while read -r hash; do
  [ "$edge" -gt 0 ] || refuse "the proof has too many hashes"
  echo "$hash" | openssl base64 -d -A > "$work/hash"
  if [ $((place % 2)) -eq 1 ] || [ "$place" -eq "$edge" ]; then
    { printf '\001'; cat "$work/hash" "$work/root"; } | sha256 > "$work/above"
    while [ $((place % 2)) -eq 0 ] && [ "$place" -gt 0 ]; do place=$((place / 2)) edge=$((edge / 2)); done
  else
    { printf '\001'; cat "$work/root" "$work/hash"; } | sha256 > "$work/above"
  fi
  mv "$work/above" "$work/root"
  place=$((place / 2)) edge=$((edge / 2))
done < "$work/hashes"
[ "$edge" -eq 0 ] || refuse "the proof has too few hashes"
[ "$(openssl base64 -A -in "$work/root")" = "$(sed -n 3p "$work/checkpoint")" ] || refuse "the entry is not in the tree of the checkpoint"

# The log has signed the checkpoint (C2SP signed note, Ed25519).
{ printf '\060\052\060\005\006\003\053\145\160\003\041\000'; cut -d+ -f3- "$key" | openssl base64 -d -A | tail -c 32; } > "$work/key.der"
sed '/^$/,$d' "$work/checkpoint" > "$work/text"
sed -n 's/^— .* //p' "$work/checkpoint" | head -n 1 | openssl base64 -d -A | tail -c 64 > "$work/signature"
openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key.der" -rawin -in "$work/text" -sigfile "$work/signature" > "$work/said" 2>&1 ||
  refuse "the checkpoint is not signed with this key"
echo "The log $(sed -n 1p "$work/checkpoint") has $pdf at index $(sed -n 's/^index //p' "$proof"), in a tree of $(sed -n 2p "$work/checkpoint") entries."
