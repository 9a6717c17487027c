// The settings of a server under load.

const MANY = '1000000';

/** Limits that protect a server from one address would only slow down the load. */
export const UNLIMITED = {
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  RATE_HTTP: MANY,
  RATE_CREATE: MANY,
  RATE_SOCKET: MANY,
  SOCKETS_PER_ADDRESS: MANY,
  OPEN_TABLES: MANY,
};
