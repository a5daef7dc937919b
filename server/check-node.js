// Runs before the server, in JavaScript, because a Node that is too old cannot read TypeScript.
if (!process.features.typescript) {
  process.stderr.write(
    `error: expected Node 22.18 or newer, got ${process.versions.node}. ` +
      '"npm ci" without --ignore-scripts installs one with the other packages.\n',
  );
  process.exit(1);
}
