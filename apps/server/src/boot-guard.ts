/**
 * Calls `stop` when scripts/run.mjs was killed. It cannot pass on a signal then, but the IPC channel to it closes. Does
 * nothing in a process that run.mjs did not start.
 */
export function onLauncherGone(stop: () => void) {
  if (!process.env.BOOT_GUARD) return;
  // `false` means that the channel closed before anything listened; `undefined` means that there is none.
  if (process.connected === false) return stop();
  if (!process.channel) return;
  process.once('disconnect', stop);
  process.channel.unref();
}
