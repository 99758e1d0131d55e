/** The form for a new plain game: only the players; the rules have their defaults. */
import { NO_CLOCK, type TableGame } from '@speeltafel/table';
import { createSignal, For } from 'solid-js';
import * as v from 'valibot';
import { Form, FormPart } from '../../ui/form/form.tsx';
import { type Choices, type GameOptions, type OptionsFormProps, seatChoiceSchema } from '../contract/options.ts';
import { mySeat, SeatField } from '../shared/seat-field.tsx';
import { allowed, defaultSeat, OTHERS, startWith, withFirstSeatHere } from '../shared/start-choices.ts';
import { say as sayShared } from '../shared/words.ts';

const PlainForm = (props: OptionsFormProps<Choices> & { readonly levels: readonly string[] }) => {
  const [seats, setSeats] = createSignal(props.choices.sitters);
  const mine = (): number => mySeat(seats(), props.online);
  return (
    <Form submitLabel={props.submitLabel} onSubmit={() => props.onSubmit({ sitters: seats() })}>
      <FormPart title={sayShared().who}>
        <ul>
          <For each={seats().map((_, at) => at)}>
            {(at) => (
              <SeatField
                number={at + 1}
                seat={seats()[at]!}
                levels={props.levels}
                characters={{}}
                friends={props.online !== undefined}
                me={at === mine() ? props.online?.me : undefined}
                onChange={(seat) => setSeats((now) => now.with(at, seat))}
              />
            )}
          </For>
        </ul>
      </FormPart>
      {props.online?.part}
    </Form>
  );
};

export function plainOptions<O, P, A>(kit: TableGame<O, P, A>, levels: readonly string[]): GameOptions {
  const usual = allowed(kit.game.options({}));
  const seats = kit.game.seats(usual);
  return {
    schema: v.object({ sitters: v.pipe(v.array(seatChoiceSchema(levels)), v.length(seats.length)) }),
    defaults: (opponents) => ({
      sitters: seats.map((_, at) => defaultSeat(at === 0 ? 'person' : OTHERS[opponents], levels[0]!)),
    }),
    playNow: withFirstSeatHere,
    withRules: (choices) => choices,
    seats: ({ sitters }) => sitters,
    rules: () => ({}),
    start: ({ sitters }) => startWith(kit, usual, sitters, NO_CLOCK),
    terms: () => [],
    Form: (props) => <PlainForm {...props} levels={levels} />,
  };
}
