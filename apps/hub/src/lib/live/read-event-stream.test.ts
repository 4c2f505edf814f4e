import { expect, test } from 'vitest';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';

async function read(...chunks: (string | Uint8Array<ArrayBuffer>)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const messages: StreamMessage[] = [];
  let heard = 0;
  const onBytes = () => {
    heard += 1;
  };
  for await (const message of readEventStream(body, onBytes)) messages.push(message);
  return { messages, heard };
}

test('messages have id and data, comments have neither', async () => {
  const { messages } = await read('retry: 2000\nid: 3\n\n', ': still here\n\n', 'id: 4\ndata: {"a":1}\n\n');
  expect(messages).toEqual([{ id: '3' }, {}, { id: '4', data: '{"a":1}' }]);
});

test('a named message has its name', async () => {
  const { messages } = await read('event: end\ndata: {}\n\n');
  expect(messages).toEqual([{ event: 'end', data: '{}' }]);
});

test('a message split between chunks is joined, and every chunk is reported', async () => {
  const { messages, heard } = await read('id: 4', '\nda', 'ta: x', '\n', '\n');
  expect(messages).toEqual([{ id: '4', data: 'x' }]);
  expect(heard).toBe(5);
});

test('a character split between chunks is joined', async () => {
  const bytes = new TextEncoder().encode('data: 마루\n\n');
  const { messages } = await read(bytes.slice(0, 7), bytes.slice(7));
  expect(messages).toEqual([{ data: '마루' }]);
});

test('both kinds of line ends work, and several data lines are joined', async () => {
  const { messages } = await read('data: a\r\ndata:b\r\n\r\n');
  expect(messages).toEqual([{ data: 'a\nb' }]);
});

test('a message cut off by the end is dropped', async () => {
  const { messages } = await read('data: a\n\n', 'data: b');
  expect(messages).toEqual([{ data: 'a' }]);
});
