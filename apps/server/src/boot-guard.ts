/**
 * Calls `stop` if scripts/run.mjs is killed: it can then pass on no signal, but its IPC channel closes. Does
 * nothing in a process that run.mjs did not start.
 */
export function onLauncherGone(stop: () => void) {
  if (!process.env.BOOT_GUARD) return;
  // `false`: the channel closed before this function ran. `undefined`: there is no channel.
  if (process.connected === false) return stop();
  if (!process.channel) return;
  process.once('disconnect', stop);
  process.channel.unref();
}
