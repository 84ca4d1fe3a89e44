#!/bin/sh
# Stores the last checkpoint of a public log, and proves that today's tree only adds entries to that checkpoint's tree.
# Usage: witness.sh https://warranty.example/log FOLDER
# Run it every day on a machine that does not run the log. FOLDER stores `checkpoint` and `key`. The first run trusts
# the key, so compare the key with a copy from elsewhere. Exit code: 0 if the tree only grew, 1 if not, 2 if nothing was
# checked.
set -eu
log=$1 folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"

alarm() { echo "ALARM: $*. Keep $folder, and tell others." >&2; exit 1; }
get() { curl -fsS --max-time 60 "$log/$1" -o "$2" || { echo "$log/$1 could not be read; nothing was checked." >&2; exit 2; }; }
line() { sed -n "$1p" "$2"; }
base64() { openssl base64 -A -in "$1"; }
# Verifies the Ed25519 signature of a checkpoint with the stored key.
verify() {
  { printf '\060\052\060\005\006\003\053\145\160\003\041\000'; cut -d+ -f3- "$folder/key" | openssl base64 -d -A | tail -c 32; } > "$work/key.der"
  sed '/^$/,$d' "$1" > "$work/text"
  sed -n 's/^— .* //p' "$1" | head -n 1 | openssl base64 -d -A | tail -c 64 > "$work/signature"
  openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key.der" -rawin -in "$work/text" -sigfile "$work/signature" > "$work/said" 2>&1 ||
    alarm "the checkpoint is not signed with the log's key"
}

# Computes the root of some hashes: pairs are hashed together, and a single last hash moves up unchanged.
reduce() {
  while [ "$(wc -c < "$1")" -gt 32 ]; do
    pairs=$(($(wc -c < "$1") / 64)) pair=0
    : > "$work/above"
    while [ $pair -lt $pairs ]; do
      { printf '\001'; dd if="$1" bs=64 skip=$pair count=1 2> /dev/null; } | openssl dgst -sha256 -binary >> "$work/above"
      pair=$((pair + 1))
    done
    tail -c +$((pairs * 64 + 1)) "$1" >> "$work/above"
    mv "$work/above" "$1"
  done
}

# tile LEVEL NUMBER WIDTH FILE
tile() {
  path=$(printf %03d $(($2 % 1000))) rest=$(($2 / 1000))
  while [ $rest -gt 0 ]; do path=x$(printf %03d $((rest % 1000)))/$path rest=$((rest / 1000)); done
  if [ "$3" -lt 256 ]; then path=$path.p/$3; fi
  get "${ended}tile/$1/$path" "$4"
  [ "$(wc -c < "$4")" -eq $(($3 * 32)) ] || alarm "the tile $path of level $1 is too short"
}

[ -s "$folder/key" ] || get key "$folder/key"
before=$folder/checkpoint now=$work/checkpoint ended=''
get checkpoint "$now"
if [ ! -s "$before" ]; then
  verify "$now" && cp "$now" "$before"
  echo "First seen: $(line 1 "$before") with $(line 2 "$before") entries, key $(cat "$folder/key")"
  exit 0
fi
# A restored database begins another log. The first entry of that log names the last checkpoint of the ended log. The
# ended log stays readable under its own name, so it is checked up to that checkpoint.
named() { grep -aqF "$(line 1 "$1")\\n$(line 2 "$1")\\n$(line 3 "$1")\\n" "$work/entries"; }
go_on() { cp "$work/key" "$folder/key"; cp "$work/begun" "$before"; echo "The log goes on as $(line 1 "$before"), after that checkpoint."; exit 0; }
if [ "$(line 1 "$before")" != "$(line 1 "$now")" ]; then
  get key "$work/key"
  [ "$(cut -d+ -f3- "$work/key")" = "$(cut -d+ -f3- "$folder/key")" ] || alarm "another log with another key: $(line 1 "$now")"
  verify "$now"
  if [ "$(line 2 "$now")" -lt 256 ]; then get "tile/entries/000.p/$(line 2 "$now")" "$work/entries"; else get tile/entries/000 "$work/entries"; fi
  mv "$now" "$work/begun"
  if named "$before"; then go_on; fi
  ended=$(line 1 "$before") && ended=named/${ended##*/}/
  get "${ended}checkpoint" "$now"
  named "$now" || alarm "another log, $(line 1 "$work/begun"), which does not follow the one that was kept: entries are lost"
fi
verify "$now"
old=$(line 2 "$before") new=$(line 2 "$now")
[ "$new" -ge "$old" ] || alarm "the tree had $old entries and has $new: entries are lost"

# Both roots are computed from today's tiles. `edge` is the tile in which the old tree ends. The hash of a full `edge`
# must stand in the `edge` of the next level, so that both roots consist of the same hashes.
m=$old n=$new level=0
for name in old new below; do : > "$work/$name"; done
while [ "$n" -gt 0 ]; do
  : > "$work/last"
  if [ $((n % 256)) -gt 0 ]; then tile $level $((n / 256)) $((n % 256)) "$work/last"; fi
  if [ $((m / 256)) -lt $((n / 256)) ]; then tile $level $((m / 256)) 256 "$work/edge"; else cp "$work/last" "$work/edge"; fi
  if [ -s "$work/below" ]; then
    tail -c +$((m % 256 * 32 + 1)) "$work/edge" | head -c 32 | cmp -s - "$work/below" || alarm "a tile of level $level is not of one tree"
  fi
  head -c $((m % 256 * 32)) "$work/edge" | cat - "$work/old" > "$work/next"
  reduce "$work/next"
  mv "$work/next" "$work/old"
  cat "$work/last" "$work/new" > "$work/next"
  reduce "$work/next"
  mv "$work/next" "$work/new"
  : > "$work/below"
  if [ $((m / 256)) -lt $((n / 256)) ]; then mv "$work/edge" "$work/below"; reduce "$work/below"; fi
  m=$((m / 256)) n=$((n / 256)) level=$((level + 1))
done
[ "$(base64 "$work/old")" = "$(line 3 "$before")" ] || alarm "the first $old entries are not those that were seen: the log was rewritten"
[ "$(base64 "$work/new")" = "$(line 3 "$now")" ] || alarm "the tiles are not those of the signed checkpoint"
echo "$(line 1 "$now"): from $old to $new entries, and nothing of before was changed."
if [ -n "$ended" ]; then go_on; fi
cp "$now" "$before"
