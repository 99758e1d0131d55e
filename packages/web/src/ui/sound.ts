/**
 * Synthesised sounds, without audio files. Browsers allow sound only after a user gesture; the settings can turn it off.
 *
 *     sound('move')
 */
import { settings } from '../settings/settings.ts';

/** A tone that glides between two pitches, or noise through a filter that sweeps between two frequencies. */
interface Stroke {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const stroke = (wave: Stroke['wave'], from: number, to: number, at: number, lasts: number, loud: number): Stroke => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const SOUNDS = {
  /** Fog brushing over heath; a figure set down on stone. */
  move: [stroke('noise', 500, 1400, 0, 0.28, 0.16), stroke('sine', 190, 150, 0.2, 0.1, 0.16)],
  take: [stroke('noise', 1200, 3200, 0, 0.3, 0.12), stroke('sine', 520, 780, 0.04, 0.2, 0.08)],
  claim: [stroke('triangle', 392, 392, 0, 0.16, 0.22), stroke('triangle', 587, 587, 0.12, 0.34, 0.24)],
  win: [
    stroke('triangle', 392, 392, 0, 0.22, 0.18),
    stroke('triangle', 494, 494, 0.13, 0.22, 0.18),
    stroke('triangle', 587, 587, 0.26, 0.26, 0.18),
    stroke('triangle', 784, 784, 0.39, 0.7, 0.2),
  ],
  bite: [
    stroke('sawtooth', 120, 55, 0, 0.22, 0.16),
    stroke('noise', 900, 200, 0.02, 0.16, 0.3),
    stroke('noise', 700, 180, 0.2, 0.12, 0.22),
  ],
  card: [stroke('noise', 2600, 1200, 0, 0.09, 0.2), stroke('noise', 900, 600, 0.08, 0.06, 0.16)],
  /** An online game begins. */
  begin: [
    stroke('triangle', 392, 392, 0, 0.2, 0.18),
    stroke('triangle', 523, 523, 0.16, 0.24, 0.2),
    stroke('triangle', 659, 659, 0.34, 0.5, 0.2),
  ],
  /** An opponent has played online; it is this player's turn. */
  turn: [stroke('sine', 523, 523, 0, 0.14, 0.16), stroke('sine', 659, 659, 0.13, 0.26, 0.16)],
  tick: [stroke('square', 1100, 1100, 0, 0.03, 0.06)],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

const wake = (): void => {
  if (!settings().sounds) return;
  context ??= new AudioContext();
  context.resume();
};
addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake, { passive: true });

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function source(
  audio: AudioContext,
  { wave, from, to }: Stroke,
  begin: number,
  end: number,
): [AudioScheduledSourceNode, AudioNode] {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave === 'noise') {
    noise ??= hiss(audio);
    const breath = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 1.2 });
    glide(filter.frequency);
    return [breath, breath.connect(filter)];
  }
  const tone = new OscillatorNode(audio, { type: wave });
  glide(tone.frequency);
  return [tone, tone];
}

export function sound(name: SoundName): void {
  if (context?.state !== 'running' || !settings().sounds) return;
  for (const each of SOUNDS[name]) {
    const begin = context.currentTime + each.at;
    const end = begin + each.lasts;
    const [start, last] = source(context, each, begin, end);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(each.loud, begin + Math.min(0.02, each.lasts / 3));
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    last.connect(volume).connect(context.destination);
    start.start(begin);
    start.stop(end);
  }
}
