// The sounds of a table: a few soft tones, synthesised on demand. There are no files.

export type Sound = 'place' | 'take' | 'card' | 'score' | 'call' | 'end';

interface Tone {
  wave: OscillatorType;
  /** In hertz, and the pitch it glides to. */
  pitch: number;
  to?: number;
  /** In seconds. */
  after: number;
  rings: number;
  loud: number;
}

const bell = (pitch: number, after: number, loud = 0.16): Tone => ({
  wave: 'sine',
  pitch,
  after,
  rings: 0.9,
  loud,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [{ wave: 'triangle', pitch: 190, to: 120, after: 0, rings: 0.12, loud: 0.3 }],
  take: [{ wave: 'triangle', pitch: 240, to: 330, after: 0, rings: 0.13, loud: 0.22 }],
  card: [
    { wave: 'sine', pitch: 900, to: 620, after: 0, rings: 0.05, loud: 0.1 },
    { wave: 'sine', pitch: 740, to: 520, after: 0.06, rings: 0.06, loud: 0.08 },
  ],
  score: [bell(392, 0, 0.1), bell(493.88, 0.09, 0.1), bell(587.33, 0.18, 0.1)],
  // Follows the sound of the move itself.
  call: [bell(523.25, 0.2), bell(783.99, 0.36)],
  end: [
    bell(261.63, 0, 0.1),
    bell(329.63, 0.12, 0.1),
    bell(392, 0.24, 0.1),
    bell(523.25, 0.4, 0.12),
  ],
};

/** Of several sounds at once only the most important is played. */
const WEIGHT: readonly Sound[] = ['place', 'take', 'card', 'score', 'end'];

export function weightiest(sounds: readonly (Sound | undefined)[]): Sound | undefined {
  return WEIGHT.findLast(sound => sounds.includes(sound));
}

let audio: AudioContext | undefined;

/**
 * Browsers allow sound only after the reader has interacted with the page; until then this is
 * silent.
 */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[sound]) strike(audio, tone, volume);
}

function strike(context: AudioContext, tone: Tone, volume: number): void {
  const at = context.currentTime + tone.after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.pitch, at);
  if (tone.to !== undefined) {
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, at + tone.rings);
  }
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(tone.loud * volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.rings);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + tone.rings);
}
