/**
 * Node from npm does not set its LTS name; the library would warn about an unsupported runtime at every start. Import
 * this before the library.
 */
Object.assign(process.release, { lts: process.release.lts ?? 'Node' });
