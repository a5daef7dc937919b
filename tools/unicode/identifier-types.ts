import { spawnSync } from "node:child_process";
import { Missing } from "./missing.ts";
import { rangesOf } from "./ranges.ts";

/** Types (UTS 39, section 3.1) of characters that no living language needs in a name. */
const refused = new Set(["Technical", "Obsolete", "Deprecated"]);
/** Types that some language needs, and of symbols; these override the types above. */
const needed = new Set(["Recommended", "Inclusion", "Limited_Use", "Uncommon_Use", "Exclusion", "Not_XID"]);

const program = `
  my ($starts, $types) = prop_invmap("Identifier_Type");
  print Unicode::UCD::UnicodeVersion(), "\\n";
  for my $i (0 .. $#$starts - 1) {
    my $type = ref $types->[$i] ? join(" ", @{$types->[$i]}) : $types->[$i];
    print join(" ", $starts->[$i], $starts->[$i + 1], $type), "\\n";
  }`;

/**
 * Reads the letters and marks that names must not contain, by Identifier_Type.
 * @throws Missing if there is no Perl with this property.
 */
export function readRestricted(): { readonly version: string; readonly ranges: string } {
  const { status, stdout } = spawnSync("perl", ["-MUnicode::UCD=prop_invmap", "-e", program], { encoding: "utf8" });
  if (status !== 0)
    throw new Missing("perl 5.32 or later with Unicode::UCD is missing: install Debian's package perl.");
  const [version = "", ...lines] = stdout.trim().split("\n");
  const found: number[] = [];
  for (const line of lines) {
    const [start, end, ...types] = line.split(/[ ,]+/);
    if (!types.some((type) => refused.has(type)) || types.some((type) => needed.has(type))) continue;
    for (let at = Number(start); at < Number(end); at += 1) if (isLetter(String.fromCodePoint(at))) found.push(at);
  }
  return { version, ranges: rangesOf(found) };
}

/** Whether a character is a letter or a mark that is unchanged under NFKC. */
const isLetter = (character: string): boolean =>
  /[[\p{L}\p{M}]--\p{Default_Ignorable_Code_Point}]/v.test(character) && character.normalize("NFKC") === character;
