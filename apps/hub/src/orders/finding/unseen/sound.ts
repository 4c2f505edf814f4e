/** ASLEEP: switched on, but browsers play no sound before the first press on a page. */
export type SoundState = 'OFF' | 'ON' | 'ASLEEP';

const storageKey = 'maru.orders.sound';
const wakers = ['pointerdown', 'keydown'] as const;
/** Frequency in Hz and start in s. A counter bell has two notes; for online orders three, descending. */
const bells = {
  INSTORE: [
    { frequency: 988, at: 0 },
    { frequency: 1319, at: 0.16 },
  ],
  ONLINE: [
    { frequency: 1568, at: 0 },
    { frequency: 1319, at: 0.16 },
    { frequency: 988, at: 0.32 },
  ],
};
export type Bell = keyof typeof bells;

let audio: AudioContext | undefined;
/** The store's setting, used on devices without a choice of their own. */
let isStoreWish = false;
const listeners = new Set<() => void>();

function notifyListeners() {
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
  notifyListeners();
}

function wake() {
  if (!isWished()) return;
  audio ??= new AudioContext();
  audio.onstatechange = notifyListeners;
  // Browsers resume only after a press on the page, and may reject before. The press calls this again.
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

/** Stores the choice on this device. Rings when switched on, as a sample. */
export function switchSound(isOn: boolean) {
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  if (isOn) wake();
  notifyListeners();
  if (isOn) ring('INSTORE');
}

/** Rings a bell if the sound is on and the browser allows it. */
export function ring(bell: Bell) {
  if (!audio || !isWished()) return;
  const start = audio.currentTime + 0.02;
  for (const { frequency, at } of bells[bell]) {
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
