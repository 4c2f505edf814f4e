/** ASLEEP: wished for, but a browser lets nothing sound before somebody pressed something on the page. */
export type SoundState = 'OFF' | 'ON' | 'ASLEEP';

const storageKey = 'maru.orders.sound';
const wakers = ['pointerdown', 'keydown'] as const;
/** Two notes of a counter bell: frequency in Hz, begin in s. */
const notes = [
  { frequency: 988, at: 0 },
  { frequency: 1319, at: 0.16 },
];

let audio: AudioContext | undefined;
/** What the store's setting says to devices on which nobody chose. */
let isStoreWish = false;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function isWished() {
  const chosen = localStorage.getItem(storageKey);
  return chosen === null ? isStoreWish : chosen === 'on';
}

export function setStoreWish(isOn: boolean) {
  if (isOn === isStoreWish) return;
  isStoreWish = isOn;
  wake();
  tell();
}

function wake() {
  if (!isWished()) return;
  audio ??= new AudioContext();
  audio.onstatechange = tell;
  // Refused until the person has pressed something; then the next press asks again.
  audio.resume().catch(() => undefined);
}

export function subscribeToSound(listener: () => void) {
  listeners.add(listener);
  wake();
  for (const waker of wakers) window.addEventListener(waker, wake);
  return () => {
    listeners.delete(listener);
    for (const waker of wakers) window.removeEventListener(waker, wake);
  };
}

export function soundState(): SoundState {
  if (!isWished()) return 'OFF';
  return audio?.state === 'running' ? 'ON' : 'ASLEEP';
}

/** Kept on this device. Switched on by a press, it sounds at once, so that one knows it. */
export function switchSound(isOn: boolean) {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  if (isOn) wake();
  tell();
  if (isOn) ring();
}

/** A bell, where sound is switched on and may sound. */
export function ring() {
  if (!audio || !isWished()) return;
  const start = audio.currentTime + 0.02;
  for (const { frequency, at } of notes) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(0.3, start + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.7);
  }
}
