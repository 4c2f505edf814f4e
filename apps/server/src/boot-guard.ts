/**
 * Calls `stop` when scripts/run.mjs was killed: it can pass no signal on then, but the channel to it closes.
 * Does nothing in a process that it did not start.
 */
export function onLauncherGone(stop: () => void) {
  if (!process.env.BOOT_GUARD) return;
  // False, and not undefined, is a channel that has closed before anyone listened.
  if (process.connected === false) return stop();
  if (!process.channel) return;
  process.once('disconnect', stop);
  process.channel.unref();
}
