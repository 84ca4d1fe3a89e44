export type NamedInstrument = { readonly number: number; readonly maker: string; readonly model: string };

export const instrumentName = ({ number, maker, model }: NamedInstrument) => `M${number} ${maker} ${model}`;
