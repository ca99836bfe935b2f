import { webcrypto } from "node:crypto";

// The adapters sign with node:crypto; their doubles use Web Crypto, so that a mistake is not made twice.
const { subtle } = webcrypto;
const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const RSA_BITS = 2048;

/** The keys of one who signs with RSA and SHA-256. */
export const rsaKeys = () =>
  subtle.generateKey(
    { ...RSA, modulusLength: RSA_BITS, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );

/** The signature over a text, in base64. */
export async function signatureBy(
  { privateKey }: webcrypto.CryptoKeyPair,
  text: string,
): Promise<string> {
  return Buffer.from(await subtle.sign(RSA.name, privateKey, Buffer.from(text))).toString("base64");
}

export const isSignedBy = (
  { publicKey }: webcrypto.CryptoKeyPair,
  text: string,
  signature: string,
): Promise<boolean> =>
  subtle.verify(RSA.name, publicKey, Buffer.from(signature, "base64"), Buffer.from(text));

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/gu) ?? []
  ).join("\n")}\n-----END ${label}-----\n`;

export const privatePem = async ({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> =>
  pem("PRIVATE KEY", await subtle.exportKey("pkcs8", privateKey));

export const publicPem = async ({ publicKey }: webcrypto.CryptoKeyPair): Promise<string> =>
  pem("PUBLIC KEY", await subtle.exportKey("spki", publicKey));
