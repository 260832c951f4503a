/** Where services report what no caller can be told. Pino's loggers fit. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
