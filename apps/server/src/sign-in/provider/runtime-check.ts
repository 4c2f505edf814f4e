/**
 * Node from npm does not name its LTS line, and the library takes that for an unsupported runtime and says so in
 * every start. Imported before the library.
 */
Object.assign(process.release, { lts: process.release.lts ?? 'Node' });
