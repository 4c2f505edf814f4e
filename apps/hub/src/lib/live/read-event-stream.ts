export type StreamMessage = { id?: string; event?: string; data?: string };

/**
 * Parses a `text/event-stream` body, as far as our server uses the format: `id`, `event`, `data`, comments. `onBytes`
 * is called for every chunk, heartbeats included. Ends with the stream; throws if it breaks.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';

  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();

    const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(parse);
  }
}

function parse(block: string): StreamMessage {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data');
  const id = valuesOf('id').at(-1);
  const event = valuesOf('event').at(-1);
  return {
    ...(id === undefined ? {} : { id }),
    ...(event ? { event } : {}),
    ...(data.length > 0 ? { data: data.join('\n') } : {}),
  };
}
